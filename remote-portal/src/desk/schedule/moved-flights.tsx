import type { Booking } from '@kindwing/backend/client';
import { Button, Stack, Typography } from '@kindwing/ui';
import { useState } from 'react';
import { useText } from '../../messages/text.ts';
import { MovedFlightDialog } from './moved-flight-dialog.tsx';

interface MovedFlightsProps {
  requestId: string;
  booking: Booking;
}

/** One button for each booked flight that its airline may have moved, as long as the booking stands. */
export function MovedFlights({ requestId, booking }: MovedFlightsProps) {
  const t = useText();
  const [open, setOpen] = useState<number | null>(null);
  const { id, status, legs } = booking;
  const flights = legs.map((leg, index) => ({ leg, position: index + 1 }));
  if (status === 'cancelled' || status === 'flown') return null;
  return (
    <Stack sx={{ mt: 2, gap: 0.5, alignItems: 'flex-start' }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('moved.hint')}
      </Typography>
      {flights.map(({ leg, position }) => (
        <div key={position}>
          <Button size="small" variant="outlined" onClick={() => setOpen(position)}>
            {t('moved.open', { position })}
          </Button>
          <MovedFlightDialog
            // A moved flight is another one for the form: what was typed belongs to the one before.
            key={`${leg.departs_at} ${leg.arrives_at}`}
            requestId={requestId}
            bookingId={id}
            position={position}
            leg={leg}
            open={open === position}
            onClose={() => setOpen(null)}
          />
        </div>
      ))}
    </Stack>
  );
}
