import { useBackend } from '@kindwing/auth';
import { keys, quoteFee } from '@kindwing/backend/client';
import type { Leg } from '@kindwing/backend/domain';
import { keepPreviousData, useQuery } from '@kindwing/ui/query';

/** The fee of these legs, from the database, which decides about money. Asked anew whenever the flights change. */
export function useFee(legs: readonly Leg[], complete: boolean) {
  const client = useBackend();
  const { data } = useQuery({
    queryKey: keys.fee(legs),
    queryFn: () => quoteFee(client, [...legs]),
    enabled: complete,
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  });
  return complete ? data : undefined;
}
