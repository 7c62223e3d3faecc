/** A file that is made from the code and committed, so that it can be read without running anything. */
export interface Generator {
  /** Its path from the root of the repository, with slashes. */
  readonly file: string;
  /** Its whole text. The same code makes the same text on every machine: no date, no time taken, no order by chance. */
  make(): string | Promise<string>;
}
