import type { ReactNode } from 'react';
import type { PostSlug } from '../../blog/posts.ts';
import { Adult, Child, Elder, WheelchairUser } from '../figures/people.tsx';
import { AircraftWindow, Dog, PaperPlane, Suitcase } from '../figures/things.tsx';
import { ink } from '../ink.ts';
import { Scene, type SceneProps } from '../scene.tsx';

const groups: Record<PostSlug, ReactNode> = {
  'first-flight-alone': (
    <>
      <path
        d="M66 118c60-70 120-60 196-76"
        fill="none"
        stroke={ink.accent}
        strokeWidth="3.5"
        strokeDasharray="2 11"
        strokeLinecap="round"
      />
      <PaperPlane x={268} y={14} scale={0.78} />
      <Child x={110} y={30} scale={1.14} tone="brown" hairColor="dark" />
    </>
  ),
  'wheelchair-from-booking-to-seat': (
    <>
      <AircraftWindow x={52} y={24} />
      <AircraftWindow x={236} y={24} />
      <WheelchairUser x={136} y={22} scale={1.14} tone="deep" />
    </>
  ),
  'dog-in-the-cabin': (
    <>
      <Suitcase x={92} y={10} scale={1.2} />
      <Dog x={168} y={2} scale={1.25} vest={ink.primaryStrong} />
    </>
  ),
  'flying-with-dementia': (
    <>
      <AircraftWindow x={250} y={24} />
      <Elder x={156} y={22} scale={1.14} shirt={ink.primary} />
      <Adult x={84} y={22} scale={1.14} tone="tan" hairColor="brown" shirt={ink.accent} />
    </>
  ),
};

export function PostScene({ slug, alt }: SceneProps & { slug: PostSlug }) {
  return (
    <Scene alt={alt} width={380} height={220}>
      <path d="M0 0h380v220H0z" fill={ink.accentWash} />
      <path d="M0 0h380c-40 90-150 150-380 140z" fill={ink.primaryWash} />
      <path d="M30 204h320" stroke={ink.line} strokeWidth="2.5" strokeLinecap="round" opacity="0.45" />
      {groups[slug]}
    </Scene>
  );
}
