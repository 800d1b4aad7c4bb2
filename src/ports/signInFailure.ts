/** What a provider or the way to it did not do; a code instead of the library's words, which are for nobody to read. */
export class SignInFailure extends Error {
  readonly code: string;
  /** There are no words for a person. */
  readonly text = '';

  constructor(code: string, cause: unknown) {
    super(code, { cause });
    this.name = 'SignInFailure';
    this.code = code;
  }
}
