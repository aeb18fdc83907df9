import {createContext} from 'react';

/** Whether the panel of a tab around a block of code is open. Blocks outside of tabs are in the open. */
export const PanelIsOpen = createContext(true);
