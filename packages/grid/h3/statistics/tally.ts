/** Minimum, mean, maximum and standard deviation of a whole population. */
export interface Summary {
  readonly min: number;
  readonly mean: number;
  readonly max: number;
  readonly sd: number;
}

/**
 * Adds up weighted values without keeping them. Formulas: West, “Updating mean and variance estimates” (1979), and for
 * the union of two tallies Chan, Golub and LeVeque (1979).
 */
export class Tally {
  private weight = 0;
  private mean = 0;
  private squares = 0;
  private min = Infinity;
  private max = -Infinity;

  /** Adds a value, as often as its weight says. */
  add(value: number, weight = 1): void {
    this.weight += weight;
    const away = value - this.mean;
    this.mean += (away * weight) / this.weight;
    this.squares += weight * away * (value - this.mean);
    this.min = Math.min(this.min, value);
    this.max = Math.max(this.max, value);
  }

  /** Both populations together; this one and the other stay as they are. */
  with(other: Tally): Tally {
    const both = new Tally();
    both.weight = this.weight + other.weight;
    const away = other.mean - this.mean;
    both.mean = this.mean + (away * other.weight) / both.weight;
    both.squares = this.squares + other.squares + (away * away * this.weight * other.weight) / both.weight;
    both.min = Math.min(this.min, other.min);
    both.max = Math.max(this.max, other.max);
    return both;
  }

  /** Gives the population another mean and other bounds, where they are known better than from what was added. */
  corrected({min = this.min, mean = this.mean, max = this.max}: Partial<Summary>): Tally {
    const result = new Tally();
    Object.assign(result, this, {mean, min: Math.min(min, this.min), max: Math.max(max, this.max)});
    return result;
  }

  /** Scales the weights so that they sum to the given one. */
  scaledTo(weight: number): Tally {
    const result = new Tally();
    Object.assign(result, this, {weight, squares: (this.squares * weight) / this.weight});
    return result;
  }

  /** Minimum, mean, maximum, and standard deviation of what was added. */
  summary(): Summary {
    const sd = Math.sqrt(Math.max(0, this.squares) / this.weight);
    return {min: this.min, mean: this.mean, max: this.max, sd};
  }
}
