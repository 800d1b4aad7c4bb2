/** Many small arrays behind one another; each is taken up once. */
export class Pool {
  readonly #starts = new Map<ArrayLike<number>, number>();
  readonly #values: number[] = [];

  /** Where the array begins in the pool. */
  startOf(array: ArrayLike<number>): number {
    const known = this.#starts.get(array);
    if (known !== undefined) return known;
    const start = this.#values.length;
    this.#starts.set(array, start);
    for (let at = 0; at < array.length; at += 1) this.#values.push(array[at] ?? 0);
    return start;
  }

  integers(): Int32Array {
    return Int32Array.from(this.#values);
  }

  numbers(): Float64Array {
    return Float64Array.from(this.#values);
  }
}
