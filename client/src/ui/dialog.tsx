import {
  memo,
  useEffect,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from "react";
import { createPortal } from "react-dom";
import { useModal } from "./use-modal";

/** As long as it fades (`theme/dialogs.css`). */
const LEAVES_MS = 154;

const UNSEEN = { visibility: "hidden", animation: "none" } as const;

const useIsThere = (isOpen: boolean): boolean => {
  const [isThere, setThere] = useState(isOpen);
  if (isOpen && !isThere) setThere(true);
  useEffect(() => {
    if (isOpen) return undefined;
    const timer = setTimeout(() => setThere(false), LEAVES_MS);
    return () => clearTimeout(timer);
  }, [isOpen]);
  return isOpen || isThere;
};

type StillProps = { isSeen: boolean; children: ReactNode };

/** What nobody sees is not drawn anew. */
const Still = memo(
  ({ children }: StillProps) => children,
  (_, { isSeen }) => !isSeen,
);

type DialogProps = {
  open: boolean;
  /** Pressing beside it and Escape close it; without this, neither does. */
  onClose?: () => void;
  "aria-labelledby": string;
  width?: "narrow" | "wide";
  /** On a phone it comes up from the bottom, within a thumb's reach. */
  isSheet?: boolean;
  /** Drawn before it opens, unseen: a touch has only to show it. It then keeps the state of what stands in it. */
  isAhead?: boolean;
  children: ReactNode;
};

/**
 * What has to be answered or closed before anything else. Static styles and few elements: a touch that opens it waits for it on a slow
 * phone. `DialogTitle`, `DialogContent` and `DialogActions` stand in it.
 */
export const Dialog = ({
  open,
  onClose,
  width = "narrow",
  isSheet = false,
  isAhead = false,
  children,
  ...named
}: DialogProps) => {
  const isThere = useIsThere(open);
  const layer = useRef<HTMLDivElement>(null);
  const pressed = useRef<EventTarget | null>(null);
  useModal(open, layer);
  if (!isThere && !isAhead) return null;

  const closeAtEscape = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.nativeEvent.isComposing || event.defaultPrevented) return;
    event.stopPropagation();
    onClose?.();
  };
  const closeBeside = (event: MouseEvent) => {
    // Whoever drags a selection out of it has not pressed beside it.
    if (event.target === layer.current && pressed.current === layer.current) onClose?.();
  };
  return createPortal(
    <div
      ref={layer}
      className="dialog"
      role="presentation"
      data-width={width}
      data-sheet={isSheet || undefined}
      data-leaves={(isThere && !open) || undefined}
      style={isThere ? undefined : UNSEEN}
      onKeyDown={closeAtEscape}
      onMouseDown={(event) => (pressed.current = event.target)}
      onClick={closeBeside}
    >
      <div className="dialog-panel" role="dialog" aria-modal="true" tabIndex={-1} {...named}>
        <Still isSeen={isThere}>{children}</Still>
      </div>
    </div>,
    document.body,
  );
};

export const DialogTitle = ({ children, ...props }: ComponentProps<"h2">) => (
  <h2 {...props} className="dialog-title">
    {children}
  </h2>
);

export const DialogContent = (props: ComponentProps<"div">) => <div {...props} className="dialog-content" />;

export const DialogActions = (props: ComponentProps<"div">) => <div {...props} className="dialog-actions" />;
