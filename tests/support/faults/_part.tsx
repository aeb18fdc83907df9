/** The lazily loaded part of the page of faults. */
export default function Part() {
  return <p>The part is here.</p>;
}
