import { type ComponentType, createContext, createElement, type ReactNode, useContext } from 'react';

export interface SlotRequest {
  /** `<remote>/<slot>` as that remote's description names it. */
  name: string;
  /** Handed to the component that fills the slot. */
  props?: Readonly<Record<string, unknown>>;
}

const SlotContext = createContext<ComponentType<SlotRequest> | undefined>(undefined);

/** The shell says once how slots are filled: it alone knows the registry and who may see what. */
export const SlotFiller = ({ fill, children }: { fill: ComponentType<SlotRequest>; children: ReactNode }) =>
  createElement(SlotContext.Provider, { value: fill }, children);

/**
 * Another remote's component in this page. It loads when it is shown; when its remote is down, a card stands in its
 * place and the page around it works on.
 */
export function Slot(request: SlotRequest) {
  const fill = useContext(SlotContext);
  if (!fill)
    throw new Error(
      `Slot ${request.name} must be used within the shell; in a test wrap the tree in FakeHost of @kindwing/contract/testing`,
    );
  return createElement(fill, request);
}
