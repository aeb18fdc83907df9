import type {Props} from '@theme/ColorModeToggle';
import ColorModeToggle from '@theme-original/ColorModeToggle';
import {useEffect, useState, type ReactNode} from 'react';
import {afterPaint} from '@h3-docs/ui/afterPaint';

/**
 * The theme's button for the color mode. Its icon changes in the next frame, and the page after it: other colors restyle and
 * repaint all of a page, and a reader shouldn't wonder meanwhile whether the press was noticed.
 */
export default function PromptColorModeToggle({value, onChange, ...props}: Props): ReactNode {
  const [wanted, want] = useState<{readonly mode: Props['value']}>();
  useEffect(() => {
    if (!wanted) return undefined;
    // The theme's icons follow this attribute of the root.
    document.documentElement.dataset.themeChoice = wanted.mode ?? 'system';
    return afterPaint(() => {
      onChange(wanted.mode);
      want(undefined);
    });
  }, [wanted, onChange]);
  return (
    <ColorModeToggle
      {...props}
      value={wanted ? wanted.mode : value}
      onChange={(mode: Props['value']) => want({mode})}
    />
  );
}
