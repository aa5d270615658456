/** The function, computing each value once in a process. Keys are compared as in a Map. */
export const memoized = <Key, Value>(compute: (key: Key) => Value): ((key: Key) => Value) => {
  const computed = new Map<Key, Value>();
  return (key) => {
    if (!computed.has(key)) computed.set(key, compute(key));
    return computed.get(key) as Value;
  };
};
