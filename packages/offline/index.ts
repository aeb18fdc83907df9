export {default as OfflineCopy} from './OfflineCopy';

/** Loads and shows the notice that the site has a new edition. */
export const showNotice = async (): Promise<void> => (await import('./notice')).showNotice();
