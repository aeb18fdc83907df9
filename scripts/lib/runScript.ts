/** Runs what a command of `npm run` does. If it fails, only the reason is printed, and the exit code is 1. */
export async function runScript(main: () => Promise<void> | void): Promise<void> {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
