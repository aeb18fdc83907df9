import {useEffect} from 'react';
import Placeholder from './Placeholder';
import {useAddress} from './useAddress';
import Workbench from './Workbench';

/** The H3 explorer: paste anything, see the cells. Its whole state is in the page's address. */
export default function Explorer({onReady}: {readonly onReady: () => void}) {
  const address = useAddress();
  const isReady = address.arrivals > 0;
  useEffect(() => {
    if (isReady) onReady();
  }, [isReady, onReady]);
  // What the address holds is shown at once: nothing moves as it would if an empty explorer came first.
  return isReady ? <Workbench {...address} /> : <Placeholder />;
}
