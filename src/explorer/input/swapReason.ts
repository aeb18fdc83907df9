/** Whether a reason for a problem suspects that latitude and longitude are swapped. */
export const isSwapReason = (reason: string): boolean => reason.includes('latitude and longitude swapped');
