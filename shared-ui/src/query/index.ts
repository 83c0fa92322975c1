/** The one door to @tanstack/react-query. */
export {
  keepPreviousData,
  QueryClient,
  QueryClientProvider,
  skipToken,
  useInfiniteQuery,
  useIsFetching,
  useMutation,
  useQueries,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
export { createQueryClient, isTransient, QueryScope } from './query-scope.tsx';
