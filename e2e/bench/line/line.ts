import type { CDPSession } from '@playwright/test';

/** The line and the machine of somebody on the road: 1.6 Mbit/s, 150 ms there and back, a processor four times slower. */
export const line = {
  latencyMs: 150,
  downBytesPerSecond: 1_600_000 / 8,
  upBytesPerSecond: 750_000 / 8,
  processorSlowdown: 4,
} as const;

/** Gives a page that was slowed down its processor back; the line stays slow. */
export async function freeProcessor(session: CDPSession): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
}

/** Slows a page down. Without it a run warms the servers up. */
export async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: line.latencyMs,
    downloadThroughput: line.downBytesPerSecond,
    uploadThroughput: line.upBytesPerSecond,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: line.processorSlowdown });
}
