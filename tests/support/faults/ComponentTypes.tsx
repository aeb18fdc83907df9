/** The navbar items of the site, and one that fails to render when the test asks for it. */
import {useEffect, useState} from 'react';
import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';

function FragileNavbarItem() {
  const [broken, setBroken] = useState(false);
  useEffect(() => {
    const onBreak = () => setBroken(true);
    window.addEventListener('break-navbar', onBreak);
    return () => window.removeEventListener('break-navbar', onBreak);
  }, []);
  if (broken) throw new Error('the item is broken');
  return null;
}

export default {...ComponentTypes, 'custom-fragile': FragileNavbarItem};
