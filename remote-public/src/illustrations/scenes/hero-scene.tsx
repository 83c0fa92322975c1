import { Box, keyframes } from '@kindwing/ui';
import { Adult, Child, Elder, WheelchairUser } from '../figures/people.tsx';
import { Dog, PaperPlane, Suitcase } from '../figures/things.tsx';
import { ink } from '../ink.ts';
import { Scene, type SceneProps } from '../scene.tsx';

const glide = keyframes({ from: { transform: 'translate(-14px, 8px)' }, to: { transform: 'translate(6px, -6px)' } });

/**
 * The home page's drawing: a paper plane over a group that waits together. The plane glides a little, for less than five
 * seconds: nobody needs to stop it (WCAG 2.2.2).
 */
export function HeroScene({ alt }: SceneProps) {
  return (
    <Scene alt={alt} width={600} height={470}>
      <path
        d="M40 300C18 150 150 30 320 36s270 120 250 260c-6 60-60 96-120 104H150C88 396 46 350 40 300z"
        fill={ink.primaryWash}
      />
      <circle cx="452" cy="138" r="58" fill={ink.accentWash} />
      <path d="M84 152c22-20 44-6 52 4 20-8 34 4 36 14H78c-6-6-2-14 6-18z" fill={ink.surface} />
      <path d="M398 250c18-16 38-6 44 2 16-6 28 4 30 12h-80c-4-4 0-11 6-14z" fill={ink.surface} opacity="0.8" />
      <path
        d="M64 268C120 190 196 244 176 274s-66 4-28-48C180 182 268 138 352 120"
        fill="none"
        stroke={ink.accent}
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray="2 12"
      />
      <Box component="g" sx={{ animation: `${glide} 4.8s ease-in-out both`, willChange: 'transform' }}>
        <PaperPlane x={366} y={72} scale={1.25} />
      </Box>
      <ellipse cx="300" cy="437" rx="296" ry="24" fill={ink.primary} opacity="0.16" />
      <path d="M34 432h532" stroke={ink.line} strokeWidth="3" strokeLinecap="round" opacity="0.5" />
      <Elder x={36} y={222} scale={1.3} />
      <WheelchairUser x={166} y={222} scale={1.3} tone="brown" />
      <Dog x={290} y={260} scale={1.06} />
      <Child x={396} y={222} scale={1.3} />
      <Adult x={612} y={214} scale={1.36} flip shirt={ink.primaryStrong} tone="tan" hairColor="brown" />
      <Suitcase x={545} y={270} scale={1} />
    </Scene>
  );
}
