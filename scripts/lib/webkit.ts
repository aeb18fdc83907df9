import {spawn, type ChildProcess} from 'node:child_process';
import {createServer} from 'node:net';
import {inPath, installPackage, isExecutable} from './executables';

/** The programs with which WebKitGTK is driven, and the packages of Debian that have them. */
const programs = {WebKitWebDriver: 'webkit2gtk-driver', Xvfb: 'xvfb'} as const;
type Program = keyof typeof programs;

const find = (program: Program): string | undefined => inPath([program]).find(isExecutable);

/** Why WebKit can't be driven on this machine, or undefined where it can. */
export function whyNoWebKit(): string | undefined {
  const missing = (Object.keys(programs) as Program[]).find((program) => find(program) === undefined);
  return missing && `there is no ${missing}, which Debian’s package ${programs[missing]} has`;
}

/** Installs what is missing to drive WebKitGTK, where Debian’s packages may be installed (root and apt-get). */
export function ensureWebKit(): void {
  for (const [program, name] of Object.entries(programs) as [Program, string][]) {
    if (find(program)) continue;
    console.log(`No ${program} on this machine: installing one.`);
    installPackage(name);
  }
}

/** A port that nothing listens on. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('The probe has no port.');
  return address.port;
}

/** A driver of WebKit with a display of its own. */
export interface WebKitDriver {
  /** The address of the WebDriver service. */
  readonly address: string;
  readonly close: () => Promise<void>;
}

/** Resolves when a process has ended. */
async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill();
  await ended;
}

/** Starts a display in memory; resolves to its number, which the program chooses. */
async function startDisplay(): Promise<{readonly display: string; readonly child: ChildProcess}> {
  const child = spawn(find('Xvfb') ?? '', ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const display = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (text: Buffer) => resolve(`:${text.toString().trim()}`));
    child.once('exit', () => reject(new Error('Xvfb did not start.')));
  });
  return {display, child};
}

/** Starts WebKit’s driver. The browser that it opens asks for nothing outside of the tests’ own servers. */
export async function startWebKit(): Promise<WebKitDriver> {
  const {display, child: screen} = await startDisplay();
  const port = await freePort();
  const env = {...process.env, DISPLAY: display, NO_AT_BRIDGE: '1', GSETTINGS_BACKEND: 'memory'};
  const driver = spawn(find('WebKitWebDriver') ?? '', [`--port=${port}`, '--host=127.0.0.1'], {env, stdio: 'ignore'});
  const address = `http://127.0.0.1:${port}`;
  const close = async () => {
    await end(driver);
    await end(screen);
  };
  for (let tries = 0; tries < 300; tries++) {
    const ready = await fetch(`${address}/status`).then(
      ({ok}) => ok,
      () => false,
    );
    if (ready) return {address, close};
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await close();
  throw new Error('WebKit’s driver did not start.');
}
