import { modeOfFolder } from "../data-folder/folder-mark";

/** @throws with a message for the operator, if no shop lies in the folder */
export const refuseWithoutShop = async (dataFolder: string): Promise<void> => {
  if ((await modeOfFolder(dataFolder)) === null) throw new Error(`${dataFolder} holds no shop; set DATA_FOLDER`);
};
