/** A page with faults to provoke. It is built into a copy of the site, never into the site. */
import {useState} from 'react';
import Layout from '@theme/Layout';
import NavbarItem from '@theme/NavbarItem';
import {lazyPart} from '@h3-docs/ui/LazyPart';

const Part = lazyPart(() => import('./_part'));

/** Crashes until the test says that the fault is mended. */
function Crash() {
  if ('mended' in window) return <p>mended</p>;
  const inner = new Error('the innermost cause');
  throw new Error('the outer error', {cause: new Error('the middle error', {cause: inner})});
}

/** Throws what is no error. */
function CrashWithNull(): never {
  // oxlint-disable-next-line typescript/only-throw-error
  throw null;
}

/** A page with parts that fail. */
export default function Faults() {
  const [shown, setShown] = useState<'crash' | 'null' | 'part' | 'doc' | 'sidebar'>();
  return (
    <Layout title="Faults">
      <main>
        <h1>Faults</h1>
        <input aria-label="Notes" />
        <button onClick={() => setShown('crash')}>Crash</button>
        <button onClick={() => setShown('null')}>Throw null</button>
        <button onClick={() => setShown('part')}>Show the part</button>
        <button onClick={() => setShown('doc')}>Show an item of a lost doc</button>
        <button onClick={() => setShown('sidebar')}>Show an item of a lost sidebar</button>
        {shown === 'crash' && <Crash />}
        {shown === 'null' && <CrashWithNull />}
        {shown === 'part' && <Part />}
        {shown === 'doc' && <NavbarItem type="doc" docId="no-such-doc" />}
        {shown === 'sidebar' && <NavbarItem type="docSidebar" sidebarId="no-such-sidebar" />}
      </main>
    </Layout>
  );
}
