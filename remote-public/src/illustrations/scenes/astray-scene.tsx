import { PaperPlane } from '../figures/things.tsx';
import { ink } from '../ink.ts';
import { Scene } from '../scene.tsx';

/** A paper plane that took a wrong turn. */
export function AstrayScene() {
  return (
    <Scene width={360} height={200}>
      <path d="M40 120C36 50 110 16 190 20s136 40 130 96-60 66-132 66S44 184 40 120z" fill={ink.primaryWash} />
      <path
        d="M48 166c60 4 92-26 88-60s-56-30-50 4 78 54 128 18"
        fill="none"
        stroke={ink.accent}
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray="2 12"
      />
      <PaperPlane x={222} y={62} scale={0.9} />
    </Scene>
  );
}
