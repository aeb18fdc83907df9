import type {Props} from '@theme/ColorModeToggle';
import ColorModeToggle from '@theme-original/ColorModeToggle';
import {useEffect, type ReactNode} from 'react';
import {usePrompt} from '@h3-docs/ui/usePrompt';

/** The theme's button for the color mode. Its icon changes first, as other colors restyle and repaint all of a page. */
export default function PromptColorModeToggle({value, onChange, ...props}: Props): ReactNode {
  const [shown, choose] = usePrompt(value, onChange);
  useEffect(() => {
    // The theme's icons follow this attribute of the root.
    if (shown !== value) document.documentElement.dataset.themeChoice = shown ?? 'system';
  }, [shown, value]);
  return <ColorModeToggle {...props} value={shown} onChange={choose} />;
}
