import { UserInfoPage } from '#src/ui/users/UserInfoPage.tsx';
import { userInfoTour } from '../../../../tours/userInfo.tour.ts';
import { defineStage } from '../stage.ts';

export const userInfoStage = defineStage(userInfoTour, (actor) => <UserInfoPage actor={actor} />);
