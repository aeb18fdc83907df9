import {lazyPart} from '@h3-docs/ui/LazyPart';
import type {ReactNode} from 'react';

interface ProgramProps {
  /** The program, highlighted. */
  readonly html: string;
}

function Code({html}: ProgramProps): ReactNode {
  return (
    <pre>
      <code className="language-python" dangerouslySetInnerHTML={{__html: html}} />
    </pre>
  );
}

/** A program in Python that its reader has asked to run. Most readers don't, so pages with code lack the part that runs it. */
export default lazyPart(async () => ({default: (await import('@h3-docs/playground')).PythonExample}), {
  placeholder: Code,
});
