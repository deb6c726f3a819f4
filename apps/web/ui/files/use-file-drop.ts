import { type DragEvent, type RefObject, useEffect, useState } from 'react';

const ONE = 'Bitte legen Sie eine einzelne Datei ab.';

/**
 * Lets a file be dropped on the area of a file control. A file dropped outside is not opened: the browser would
 * leave the page and lose the input.
 *
 * @param input the control, which then holds the file as if selected
 * @param onFault called with the reason if a file is rejected
 * @param several whether the control takes more than one file
 */
export function useFileDrop(
  input: RefObject<HTMLInputElement | null>,
  busy: boolean,
  onFault: (fault: string) => void,
  several = false,
) {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const hold = (event: globalThis.DragEvent) => {
      if (!holdsFiles(event.dataTransfer)) return;
      event.preventDefault();
      // A drop target that accepts it has handled the event by now.
      if (event.type === 'dragover' && event.dataTransfer && !isIn(input.current, event))
        event.dataTransfer.dropEffect = 'none';
    };
    document.addEventListener('dragover', hold);
    document.addEventListener('drop', hold);
    return () => {
      document.removeEventListener('dragover', hold);
      document.removeEventListener('drop', hold);
    };
  }, [input]);
  return {
    'data-drop': over ? 'over' : 'open',
    onDragOver: (event: DragEvent) => setOver(!busy && holdsFiles(event.dataTransfer)),
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
      if (!currentTarget.contains(relatedTarget as Node | null)) setOver(false);
    },
    onDrop: ({ dataTransfer }: DragEvent) => {
      setOver(false);
      const control = input.current;
      if (busy || control === null || !holdsFiles(dataTransfer)) return;
      if (!several && dataTransfer.files.length !== 1) return onFault(ONE);
      control.files = dataTransfer.files;
      control.dispatchEvent(new Event('change', { bubbles: true }));
      control.focus();
    },
  };
}

const holdsFiles = (data: DataTransfer | null) => data?.types.includes('Files') ?? false;

const isIn = (input: HTMLInputElement | null, { target }: globalThis.DragEvent) =>
  input?.closest('[data-drop]')?.contains(target as Node | null) ?? false;
