import { useQuery } from '@kindwing/ui/query';
import { readRuntimeConfiguration } from './configuration.ts';

export const useConfiguration = () => useQuery({ queryKey: ['configuration'], queryFn: readRuntimeConfiguration });
