import {newestVersion} from '@h3-docs/base/versions';
import type {ReactNode} from 'react';
import LiveExample from './LiveExample';

const given = {version: newestVersion, language: 'python', title: 'Python'} as const;

/** A program in Python that its reader has asked to run, from its highlighted code. */
export default function PythonExample({html}: {readonly html: string}): ReactNode {
  return <LiveExample {...given} html={html} />;
}
