import { useSearchParams } from "react-router-dom";

/** The tab that the address names (`?tab=`); the first one if it names none that there is. */
export const useAddressTab = <Key extends string>(keys: readonly [Key, ...Key[]]): Key => {
  const [parameters] = useSearchParams();
  return keys.find((key) => key === parameters.get("tab")) ?? keys[0];
};
