import { Drawer, type DrawerProps } from '@kindwing/ui/more';
import type { Area } from './areas.ts';
import { Sidebar } from './sidebar.tsx';

/** A workspace's menu on narrow screens. */
export default function MenuDrawer({
  area,
  ...drawer
}: Pick<DrawerProps, 'open' | 'onClose' | 'label'> & { area: Area }) {
  return (
    <Drawer {...drawer} width={300}>
      <Sidebar area={area} onChoose={drawer.onClose} />
    </Drawer>
  );
}
