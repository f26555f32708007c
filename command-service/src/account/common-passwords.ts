/** Passwords that lead every list of leaked ones, from six characters on, in lower case. */
const LEAKED = `
123456 1234567 12345678 123456789 1234567890 12345678910 0123456789 0987654321 987654321 87654321 7654321 654321
111111 1111111 11111111 111111111 1111111111 000000 0000000 00000000 000000000 0000000000 222222 22222222 333333
33333333 444444 44444444 555555 55555555 5555555555 666666 66666666 777777 7777777 77777777 888888 88888888 999999
99999999 999999999 123123 123123123 12341234 123321 1234321 12344321 123454321 112233 11223344 1122334455 121212
12121212 131313 232323 101010 10101010 010203 01020304 102030 10203040 123654 123654789 147258 147258369 159357
159753 147852 147852369 258456 456789 456123 789456 789456123 741852 741852963 963852741 951753 753951 246810
13579246 135790 135792468 098765 09876543 123789 142536 332211 445566 778899 998877 696969 420420 520520 5201314
1314520 201314 147896325 0123456 01234567 012345678 1q2w3e 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc
1qazxsw2 q1w2e3 q1w2e3r4 q1w2e3r4t5 qwerty qwerty1 qwerty12 qwerty123 qwerty1234 qwerty12345 qwertyu qwertyui
qwertyuiop qwert123 qwe123 qweqwe qweasd qweasdzxc qwe123qwe qazwsx qazwsxedc qazwsx123 zaq12wsx zaq1zaq1 zaqwsx
asdfgh asdfghj asdfghjk asdfghjkl asdf1234 asdfasdf asd123 asdasd asdasdasd asdqwe123 zxcvbn zxcvbnm zxcvbnm123
zxcvbn123 zxc123 abc123 abc1234 abc12345 abcd1234 abcd12345 abcdef abcdefg abcdefgh abcdefghi abc123456 a12345
a123456 a1234567 a12345678 a123456789 aa123456 aa12345678 a1b2c3 a1b2c3d4 a1s2d3f4 aaaaaa aaaaaaa aaaaaaaa bbbbbb
xxxxxx xxxxxxxx zzzzzz qqqqqq 1234qwer 1234abcd 123qwe 123qweasd 123qweasdzxc 123abc 123456a 1234567a 12345a
123456q 123456qwerty 12345qwert 12345678a 123456789a 123456abc q123456 q12345 z123456 s123456 m123456 w123456
password password1 password12 password123 password1234 password12345 password! passw0rd p@ssw0rd p@ssword pa55word
pass123 pass1234 pass12345 passpass passwort passwords password01 password2 password3 password7 password11
mypassword yourpassword newpassword nopassword thepassword admin123 admin1234 admin12345 admin123456 admin1 admin@123
administrator adminadmin root123 rootroot toor123 user123 user1234 username guest123 guestguest test123 test1234
test12345 testtest tester testing test123456 demo123 demo1234 demodemo welcome welcome1 welcome12 welcome123
welcome@123 letmein letmein1 letmein123 login123 loginlogin changeme changeme123 default default1 secret secret1
secret123 access access14 master master1 master123 mustang iloveyou iloveyou1 iloveyou2 iloveyou123 iloveu ilovegod
iloveme lovelove lovely loveyou loveme love123 love1234 forever forever1 sunshine sunshine1 princess princess1
monkey monkey1 monkey123 dragon dragon1 dragon123 shadow shadow1 superman superman1 batman batman1 spiderman
football football1 baseball baseball1 basketball soccer soccer1 hockey killer killer1 ninja1 samurai michael michael1
michelle jennifer jordan jordan1 jordan23 ashley ashley1 andrew anthony amanda jessica jessica1 daniel daniel1 joshua
joshua1 matthew thomas thomas1 robert robert1 charlie charlie1 george jasmine nicole justin hannah hunter hunter1
hunter2 harley ranger buster ginger tigger tigger1 pepper cookie cookies cheese summer summer1 summer123 winter
winter1 winter123 spring autumn flower flowers butterfly purple orange banana chocolate chicken computer computer1
internet internet1 samsung samsung1 google google1 google123 facebook facebook1 youtube twitter instagram whatsapp
linkedin microsoft windows apple123 iphone android nokia pokemon pokemon1 naruto naruto1 starwars starwars1 matrix
trustno1 whatever whatever1 freedom freedom1 liverpool liverpool1 chelsea chelsea1 arsenal arsenal1 barcelona realmadrid
ronaldo messi10 juventus manchester everton fuckyou fuckyou1 fuckoff asshole bitch1 biteme qwerty! hello123 hello1
helloo hellohello hello1234 goodluck family friends friend angel1 angels angela babygirl babygirl1 baby123 heaven
jesus1 jesuschrist blessed allah1 allah123 allahakbar bismillah bismillah1 islam123 muslim mohammed mohamed mohammad
muhammad ahmed123 ahmad123 ali123456 hassan123 hussein khaled123 abdullah abdulaziz sultan123 saudi123 saudiarabia
riyadh123 jeddah123 makkah madinah ksa123 ksa2030 vision2030 habibi habibi123 omar123 sara123 fatima fatimah maryam
noor123 nour123 aisha123 alhilal alnassr alittihad alahli 050505 055555 966966 00966 999999999999 naqsh123 naqsh1234
solo123 solomon maggie mickey mickey1 minnie snoopy peanut patrick richard william william1 alexander alexandra
benjamin samantha elizabeth victoria veronica christian sebastian nicholas jonathan zachary taylor1 maverick thunder
phoenix scorpion diamond crystal silver1 golden tiger123 tigers lion123 eagle1 eagles falcon wolf123 panther dolphin
dolphins yankees lakers cowboys steelers redskins packers chicago newyork london paris123 america canada brazil
india123 pakistan egypt123 turkey hongkong qwerty7 zaq123 qwerty99 asdf123 asdfgh1 asdfg123 poiuytrewq poiuyt mnbvcxz
lkjhgf lkjhgfdsa 0okmnji9 6yhnmju7 !qaz2wsx 1qaz@wsx p@ssw0rd1 p@ssw0rd123 passw0rd1 pa$$word pa$$w0rd
`;

const leaked: ReadonlySet<string> = new Set(LEAKED.split(/\s+/).filter(Boolean));

/** Whether a password is among the commonest leaked ones. */
export const isCommonPassword = (password: string): boolean => leaked.has(password.normalize("NFKC").toLowerCase());
