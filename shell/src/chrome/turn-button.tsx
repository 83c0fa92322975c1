import { Icon, IconButton, type IconName } from '@kindwing/ui';
import { twoPictures } from './two-pictures.ts';

export interface TurnButtonProps {
  /** What the page's small script calls it: the script turns it until the application runs. */
  early: 'theme' | 'pulse';
  /** Whether it has been turned. While a page is taken over the answer is the HTML's: no. */
  turned: boolean;
  /** How `<html>` says that it has been turned. */
  sign: `[data-${string}]`;
  /** Name and picture as the page was made, and once it has been turned. */
  labels: readonly [made: string, turned: string];
  icons: readonly [made: IconName, turned: IconName];
  onTurn: () => void;
}

/**
 * A button between two states that is right before the application runs: a style sheet chooses the picture by the sign on `<html>`,
 * `early/waiting.ts` the name.
 */
export function TurnButton({ early, turned, sign, labels, icons, onTurn }: TurnButtonProps) {
  const [label, other] = turned ? [labels[1], labels[0]] : labels;
  return (
    <IconButton
      size="small"
      label={label}
      data-early={early}
      data-other={other}
      onClick={onTurn}
      sx={twoPictures(`${sign} &`)}
    >
      <Icon name={icons[0]} size={22} />
      <Icon name={icons[1]} size={22} />
    </IconButton>
  );
}
