import type {
  AccountStatus,
  AppRole,
  BookingStatus,
  EffectiveRequestStatus,
  InvoiceStatus,
} from '@kindwing/backend/client';
import { Box, type IconName, StatusChip, type StatusTone } from '@kindwing/ui';
import { useText } from '../text.ts';
import type { ShownOfferStatus } from './offer.ts';

/** A chip in a cell: it may wrap between words, never inside one. */
function Chip(props: { tone: StatusTone; label: string; icon?: IconName }) {
  return (
    <Box component="span" sx={{ overflowWrap: 'normal' }}>
      <StatusChip {...props} />
    </Box>
  );
}

const requestTones = {
  new: 'info',
  assessing: 'info',
  waiting_for_client: 'warning',
  offered: 'accent',
  accepted: 'success',
  booked: 'success',
  travelling: 'success',
  completed: 'neutral',
  cancelled: 'neutral',
} as const satisfies Record<EffectiveRequestStatus, StatusTone>;

export function RequestStatusChip({ status }: { status: EffectiveRequestStatus }) {
  const t = useText();
  return <Chip tone={requestTones[status]} label={t(`status.${status}`)} />;
}

export function UrgentChip() {
  const t = useText();
  return <Chip tone="error" icon="sos" label={t('priority.urgent')} />;
}

const offerTones = {
  draft: 'neutral',
  sent: 'accent',
  expired: 'warning',
  accepted: 'success',
  declined: 'neutral',
  withdrawn: 'neutral',
  replaced: 'neutral',
} as const satisfies Record<ShownOfferStatus, StatusTone>;

export function OfferStatusChip({ status }: { status: ShownOfferStatus }) {
  const t = useText();
  return <Chip tone={offerTones[status]} label={t(`offer.${status}`)} />;
}

const bookingTones = {
  pending: 'warning',
  ticketed: 'success',
  changed: 'warning',
  cancelled: 'neutral',
  flown: 'neutral',
} as const satisfies Record<BookingStatus, StatusTone>;

export function BookingStatusChip({ status }: { status: BookingStatus }) {
  const t = useText();
  return <Chip tone={bookingTones[status]} label={t(`booking.${status}`)} />;
}

const invoiceTones = {
  open: 'warning',
  part_paid: 'info',
  paid: 'success',
} as const satisfies Record<InvoiceStatus, StatusTone>;

export function InvoiceStatusChip({ status }: { status: InvoiceStatus }) {
  const t = useText();
  return <Chip tone={invoiceTones[status]} label={t(`invoice.${status}`)} />;
}

const roleTones = { admin: 'error', agent: 'info', client: 'neutral' } as const satisfies Record<AppRole, StatusTone>;

export function RoleChip({ role }: { role: AppRole }) {
  const t = useText();
  return <Chip tone={roleTones[role]} icon="user" label={t(`role.${role}`)} />;
}

export function AccountStatusChip({ status }: { status: AccountStatus }) {
  const t = useText();
  return <Chip tone={status === 'active' ? 'success' : 'warning'} label={t(`account.${status}`)} />;
}
