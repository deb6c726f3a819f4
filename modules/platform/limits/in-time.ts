/**
 * The result of `work`, or what `late` returns or throws if the work takes longer than `ms` milliseconds. The work goes
 * on then; what becomes of it is ignored, its failure too.
 */
export async function inTime<Value, Late>(
  work: Promise<Value>,
  ms: number,
  late: () => Late,
): Promise<Value | Late> {
  let deadline: NodeJS.Timeout | undefined;
  const over = new Promise<void>((resolve) => {
    deadline = setTimeout(resolve, ms);
  });
  try {
    return await Promise.race([work, over.then(late)]);
  } finally {
    clearTimeout(deadline);
  }
}
