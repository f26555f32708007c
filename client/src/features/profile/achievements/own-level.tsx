import { useAchievements } from "./achievement.api";
import { CollectorLevelLine } from "./collector-level-line";

/** The reader's own level; nothing while it is not known, or where they have none. */
export const OwnLevel = () => {
  const { data } = useAchievements();
  return data?.level ? <CollectorLevelLine {...data.level} /> : null;
};
