// cspell:ignore Dartifact Doutput
/** How the libraries are installed with which `npm run examples:check` runs the examples of other languages. */

/** One library: the commands that install it, and the variable that the manifests of bindings read. */
export interface ExampleTool {
  /** Commands for a shell, in an empty folder. `TOOL` is that folder. */
  readonly commands: readonly string[];
  readonly variable: string;
  /** What the variable is set to, within the folder. */
  readonly value: string;
}

/**
 * The tools by the id of their language, which the command line takes, with the version of the documentation where it isn't
 * the newest. The releases are those of the manifests. H3's C library comes from no registry: whoever wants to run the examples in C and for a shell names
 * it in `H3_HOME`.
 */
export const exampleTools: Readonly<Record<string, ExampleTool>> = {
  python: {
    commands: ['python3 -m venv venv', 'venv/bin/pip install --quiet "h3~=4.5.0"'],
    variable: 'PYTHON',
    value: 'venv/bin/python',
  },
  'python-3.x': {
    commands: ['python3 -m venv venv', 'venv/bin/pip install --quiet "h3==3.7.7"'],
    variable: 'H3_3_PYTHON',
    value: 'venv/bin/python',
  },
  go: {
    commands: ['go mod init example', 'go get github.com/uber/h3-go/v4@v4.4.1'],
    variable: 'H3_GO_MODULE',
    value: '.',
  },
  java: {
    commands: ['mvn --quiet dependency:copy -Dartifact=com.uber:h3:4.4.0 -DoutputDirectory="$TOOL"'],
    variable: 'H3_JAVA_JAR',
    value: 'h3-4.4.0.jar',
  },
};
