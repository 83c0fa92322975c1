/** What Playwright 1.65 switches off; of several such lists Chromium heeds the last alone, so ours has to hold them (`chromium.test.ts`). */
const offUnderPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];

/**
 * Two pages that Chromium loads for its own address bar in each new window: one to two seconds of a processor, beside
 * whatever the window was opened for. A visitor's window has them behind it long since.
 */
const addressBar = ['WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup', 'WebUIOmniboxPopup'];

const without = (features: string[]) => `--disable-features=${features.join(',')}`;

const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Command lines that keep Chromium from work of its own: as it comes, and when Playwright starts it. */
export const quietChromium = [...quiet, without(addressBar)];
export const quietUnderPlaywright = [...quiet, without([...offUnderPlaywright, ...addressBar])];
