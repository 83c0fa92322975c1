import { useRole } from '@kindwing/auth';
import { type IconName, StatusChip, type StatusTone } from '@kindwing/ui';
import { useText } from '../messages/index.ts';

const looks = {
  admin: { tone: 'error', icon: 'shield' },
  agent: { tone: 'info', icon: 'support' },
  client: { tone: 'neutral', icon: 'user' },
} as const satisfies Record<string, { tone: StatusTone; icon: IconName }>;

/** The role of the signed-in person: admin red, agent blue, client grey; always with its name. */
export function RoleBadge() {
  const t = useText();
  const { role } = useRole();
  return <StatusChip tone={looks[role].tone} icon={looks[role].icon} label={t(`role.${role}`)} />;
}
