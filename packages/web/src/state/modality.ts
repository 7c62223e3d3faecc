/** Whether somebody came here by the keyboard: then the focus goes along to what the view is about. */

let keys = false;

export const cameByKeyboard = (): boolean => keys;

export const watchModality = (): void => {
  addEventListener('keydown', () => (keys = true), { capture: true });
  addEventListener('pointerdown', () => (keys = false), { capture: true });
};
