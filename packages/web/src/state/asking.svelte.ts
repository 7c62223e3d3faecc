/**
 * What is asked twice. The button that asked is there no more: the harmless answer has the focus, and where that is given the
 * button again.
 */
export class Asking {
  /** Whether it is being asked. */
  now = $state(false);
  #asked = false;

  ask = (): void => {
    this.now = true;
    this.#asked = true;
  };
  stop = (): void => {
    this.now = false;
  };

  /** Attached to the harmless answer. */
  focus = (button: HTMLElement): void => button.focus();
  /** Attached to the button that asks. */
  focusAgain = (button: HTMLElement): void => {
    if (this.#asked) button.focus();
    this.#asked = false;
  };
}
