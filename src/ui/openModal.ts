/** A ref for a `<dialog>` that is open for as long as it is there. */
export function openModal(dialog: HTMLDialogElement | null): void {
  if (!dialog || dialog.open) return;
  // In the gallery it lies among the others.
  if (dialog.closest('[data-still]')) {
    dialog.open = true;
    return;
  }
  // Focus on the whole, not on its first field: a phone would bring up its keyboard.
  dialog.tabIndex = -1;
  dialog.showModal();
  dialog.focus();
}
